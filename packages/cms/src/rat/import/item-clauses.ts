const NUMBER = String.raw`(?:[ön]\s?)?\d{1,3}(?:\.\d{1,2})*\.?(?:[a-z](?!\p{L}))?`
const AND = String.raw`\s*(?:,|;|und|u\.|&|\+|/|-|–|bis|sowie)\s*(?:tops?\s*)?`
/** „TOP 5, 6 und 7“, „Punkt 3“; „Punkt 18 Uhr“ is a time. */
const NUMBERED = new RegExp(
  String.raw`(?<!\p{L})(?:tops?|(?:tagesordnungs)?punkte?n?)\s*(?:nr\.?\s*)?${NUMBER}(?:${AND}${NUMBER})*(?![\p{L}\d]|[.:]\d|\s?uhr)`,
  'giu',
)
const PART = String.raw`(?:tops?|tagesordnungspunkt\p{L}*|punkte|(?:einwohner|bürger)?fragestunde|livestream|(?:live-?)?übertragung|nicht\P{L}?öffentliche[rn]?\s(?:teils?|sitzung))`
const BUSINESS = String.raw`(?:antr(?:a|ä)g\p{L}*|(?:beschluss)?vorlagen?|beschluss(?:fassung)?|beschlüsse|wahl(?:en)?)`
const BEFORE = String.raw`(?:der|die|das|den|dem|des|ein|eine|einzelne|einige|mehrere|alle|zwei|drei|\d+|nur|auch|aber|jedoch|davon|mit|und|öffentlich\p{L}*)`
const LEFT = String.raw`(?:abgesetzt|vertagt|verschoben|verlegt|zurückgestellt|gestrichen|absetzung|vertagung|verschiebung|verlegung|zurückstellung|absage|entfall|ausfall)`
const about = (item: string): RegExp =>
  new RegExp(String.raw`^(?:${BEFORE}\s)*${item}(?!\p{L})|^${LEFT}\s(?:(?:von|${BEFORE})\s)*${item}$`, 'iu')
const OF_PART = about(PART)
const OF_BUSINESS = about(BUSINESS)

/** „abgesetzt: TOP 5“ is about the item, „verschoben: TOP 5 nicht reif“ about the meeting. */
const LEFT_COLON = new RegExp(String.raw`(?<=(?:^|[,;(.–-]\s*)${LEFT})\s*:\s*(?=tops?\s*(?:$|[,;)]))`, 'giu')

/** Writes numbered items as „TOP“, so that no comma or colon parts them from their words. */
export const withShortItems = (text: string): string =>
  text.replaceAll(NUMBERED, 'TOP').replaceAll(LEFT_COLON, ' ')

/** Whether words are about a part, not about its meeting: „TOP 5 abgesetzt“, „Einwohnerfragestunde entfällt“. */
export const isAboutPart = (clause: string): boolean => OF_PART.test(clause)

/** Whether words are about business: „Antrag vertagt“. A meeting may have such a name: „Wahl des Ortsvorstehers“. */
export const isAboutBusiness = (clause: string): boolean => OF_BUSINESS.test(clause)
