/** Content dated this many days before its publication counts as taken over from elsewhere, not as news. */
export const OLD_DAYS = 7
