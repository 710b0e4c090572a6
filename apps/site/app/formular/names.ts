/** Fields of a form's page beside its questions and those that the contract names; no question can be called so. */
export const TASK = '_tun'
/** Questions that stood on the page, by their names. */
export const SHOWN = '_gezeigt'
/** Before the name of a question: its text comes with marks. */
export const FORMATTED = '_html.'
/** The page is changed after all of them were read. */
export const TO_SUMMARY = '_danach_pruefen'
