/** Numbers that the server holds everybody to, and that a form says before the server has to. */
export const minimumAge = 13;
export const maxNameLength = 100;
export const maxEmailLength = 254;
export const maxCityNameLength = 200;

/** In code points, so that an emoji or a letter of any script counts once. */
export const minPasswordLength = 8;
export const maxPasswordLength = 128;

export const firstPreviewYear = 1930;
export const maxFavouriteLength = 120;
export const maxHopes = 24;
export const maxHopeLength = 200;
export const maxPosterTitleLength = 120;

export const maxMediaPerMemory = 40;
/** Of an import: so many empty files are named. */
export const maxEmptyNames = 100;
export const maxCaptionLength = 500;

/** Of the question that a memory answers. */
export const maxQuestionLength = 600;
export const maxQuestionIdLength = 100;
export const highestBankVersion = 9999;
