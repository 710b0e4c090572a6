/** Parts of a public meeting, in folded words. */
const OPEN = String.raw`(?<!nicht\P{L}*|\p{L})öffentlich\p{L}* (?:\p{L}*teil|\p{L}*sitzung|\p{L}*beratung|tagesordnung)(?:e?s)?`
const OPEN_OR_ALL = String.raw`(?:${OPEN}|(?<!nicht\P{L}*|\p{L})öffentlichkeit)(?!\p{L})`
const CLOSED = String.raw`nicht\P{L}*öffent\p{L}*`
const AUDIENCE = String.raw`(?<!\p{L})(?:öffentlichkeit|(?:zuhörer|zuschauer|besucher|bürger|pressevertreter|medienvertreter|zuhoerer)(?:in(?:nen)?|n|s|schaft)?|gästen?|gaesten?|publikums?|presse)(?!\p{L})`
const LEAVES = String.raw`(?<!\p{L})(?:verlassen|verlässt|verabschiedet|entlassen|hinausgebeten|ausgeschlossen|gehen hinaus)(?!\p{L})`
const SHUTS = String.raw`(?<!\p{L})(?:geschlossen|beendet|endet|schliesst|abgeschlossen|zu ende|vorbei|aufgehoben)(?!\p{L})`
const BETWEEN = String.raw`\P{L}+(?:\p{L}+\P{L}+){0,4}`
const ARTICLES = String.raw`(?:(?:der|des|die|den|das|dem|von|vom|im|für|einer|eines)\P{L}+)*`

const THOSE = String.raw`(?:(?:der|des|die|den|von|vom|und|sowie|aller?|anwesende[nr]?|unsere[rn]?|vertreter\p{L}*|zuhörer\p{L}*|besucher\p{L}*|gäste)\P{L}+){0,5}`

/** Ways to say that the public part ends here. */
const ENDS = new RegExp(
  [
    `(?<!\\p{L})(?:ende|schluss|schliessung|beendigung|abschluss|aufhebung)\\P{L}+${ARTICLES}${OPEN_OR_ALL}`,
    `${OPEN}.{0,60}?${SHUTS}`,
    `(?<!\\p{L})öffentlichkeit (?:ist|wird)\\P{L}+(?:\\p{L}+\\P{L}+){0,2}(?:geschlossen|beendet|aufgehoben)(?!\\p{L})`,
    `(?<!\\p{L})(?:schliesst|beendet|schliessen|beenden)\\P{L}+(?:\\p{L}+\\P{L}+){0,3}${OPEN_OR_ALL}`,
    `(?<!\\p{L})(?:verabschiedung|verabschieden|verabschiedet|entlassung|ausschluss|ausschliessung)\\P{L}+${THOSE}${AUDIENCE}`,
    `${AUDIENCE}.{0,60}?${LEAVES}`,
    `${LEAVES}${BETWEEN}${AUDIENCE}`,
    `(?<!\\p{L})(?:feststellung|feststellen|überleitung|übergang|wechsel|eintritt|umschaltung)\\P{L}+(?:(?:zu|zum|zur|in|auf)\\P{L}+)?${ARTICLES}${CLOSED}(?! (?:tagesordnung|niederschrift|protokoll))`,
    `nicht\\P{L}*öffentlichkeit${BETWEEN}(?:hergestellt|festgestellt)(?!\\p{L})`,
    // Only at the beginning: „Kauf (unter Ausschluss der Öffentlichkeit)“ is about one item.
    `^\\P{L}*(?:(?:[ivx]+|[a-d]|top|nun|jetzt|ab hier)\\P{L}+)?(?:unter )?(?:ausschluss|ausschliessung) (?:der|von) öffentlichkeit`,
  ].join('|'),
  'u',
)

/** Whether a folded title says that the public part ends here, in whatever sentence. */
export const endsOpenPart = (words: string): boolean => ENDS.test(words)

const RETURNS =
  /(?<!\p{L})(?:wiederherstellung|wiedereröffnung|wiederzulassung)\P{L}+(?:der|des|von|dem)?\P{L}*öffentlich|(?<!nicht\P{L}*|\p{L})öffentlich(?:keit|e[rsnm]? (?:\p{L}*teil|\p{L}*sitzung)(?:e?s)?)\P{L}+(?:wird|ist)\P{L}+(?:\p{L}+\P{L}+){0,2}?(?:wieder\p{L}*|fortgesetzt)(?!\p{L})/u

/** Whether a folded title says that the public part goes on, in whatever sentence. */
export const resumesOpenPart = (words: string): boolean => RETURNS.test(words)
