/** How the site and the desk say that something has just happened; on a busy machine it was some minutes ago. */
export const JUST_NOW = '(?:gerade eben|vor einer Minute|vor [1-9] Minuten?)'
