/** Reserved field names of a page of a form; no question can have them. */
export const TASK = '_tun'
/** Names of the questions on the page. */
export const SHOWN = '_gezeigt'
/** Prefix of questions whose text is formatted. */
export const FORMATTED = '_html.'
/** The page is edited from the summary. */
export const TO_SUMMARY = '_danach_pruefen'
