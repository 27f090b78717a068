/** What is shown in full: on a phone from edge to edge, whatever the popup leaves free around its words. */
export const stageStyle = "-mx-6 flex h-[calc(100dvh-17rem)] min-h-40 items-center justify-center sm:mx-0";
