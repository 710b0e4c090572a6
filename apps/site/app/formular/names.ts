/**
 * Field name of the step to take, from the button. The names in this file are reserved: no question can have
 * them.
 */
export const TASK = '_tun'
/** Field with the names of the questions on the page. */
export const SHOWN = '_gezeigt'
/** Prefix of questions whose text is formatted. */
export const FORMATTED = '_html.'
/** Field with the mark of the form as the page shows it. */
export const FASSUNG = '_fassung'
/** Field that is set if the page was opened from the summary, to which it leads back. */
export const TO_SUMMARY = '_danach_pruefen'
/** Field with the addresses that the visitor was asked about, because they are probably mistyped. */
export const ASKED = '_gefragt'
/** Field with the day on which the page was opened: `gestern` is the day before. */
export const OPENED = '_geoeffnet'
