/** How the site and the desk describe a moment ago; on a busy machine it may be some minutes. */
export const JUST_NOW = '(?:gerade eben|vor einer Minute|vor [1-9] Minuten?)'
