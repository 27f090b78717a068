/** How often a member gets a question by mail. */
export const questionRhythms = ["never", "weekly", "monthly"] as const;
export type QuestionRhythm = (typeof questionRhythms)[number];

/** By which an unsubscribed mail with a question is named. */
export const questionMail = "year-question";
