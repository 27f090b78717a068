const dayMs = 24 * 60 * 60 * 1000;

/** However often it is renewed. */
export const sessionLifeMs = 90 * dayMs;
/** Of a registration whose address nobody has confirmed. */
export const registrationLifeMs = dayMs;
/** Of the answer to a write that may be sent again. */
export const answerLifeMs = dayMs;
/** Of the link by which a former address undoes a change. */
export const addressUndoLifeMs = 3 * dayMs;
/** How long somebody too young is not asked again. */
export const ageRefusalLifeMs = dayMs;
/** Of what is over: sessions, jobs, mails that were sent. */
export const finishedLifeMs = 30 * dayMs;
