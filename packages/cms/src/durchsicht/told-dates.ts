import type { WrittenDay } from '../facts/written-days.ts'

/** A date of a record that its texts tell too. */
export type ToldDate = {
  readonly feld: string
  readonly label: string
  /** The texts that may tell it. */
  readonly texts: readonly string[]
  /** Notices of this kind only. */
  readonly art?: RegExp
  /** The sentence tells this date. */
  readonly says: RegExp
  /** The sentence tells another one. */
  readonly not?: RegExp
  /** The words of the date, in its own clause, tell another one. */
  readonly other?: RegExp
  /** The sentence must tell of what its title names. */
  readonly isOfTitle?: true
  /** The words before and behind the date, each up to `AROUND` characters. */
  readonly before: RegExp
  readonly behind?: RegExp
}

/** Most characters beside a date that are read. */
export const AROUND = 80

const ON = /(?<!\p{L})(?:am|zum|für)\s(?:de[nm]\s)?$/iu
export const UNTIL =
  /(?<!\p{L})(?:bis|spätestens|endet|enden)\s(?:(?:bis|spätestens|einschließlich|einschl\.|zum|am|de[nm])\s){0,4}$/iu
export const HANDED_IN =
  /einreich|eingereicht|einzureichen|eingeh|eingegangen|abgeb|abgegeben|abzugeben|angebot|frist|einwend|einspr|einspruch|widersp|wahlvorschl|stellungnahme|bewerb|bewirb|anmeld|angemeldet|beantrag|vorlieg|vorzulegen|geltend/i
const NOT_HANDED_IN =
  /vergeben|vergabe|zuschlag|binde|ausführ|fertig|lieg(?:t|en)\s|ausgelegt|einseh|einsicht/i
/** Questions are asked, and papers fetched, before something is handed in. */
const BEFORE_HANDING_IN =
  /(?<!\p{L})(?:rück|bieter|nach|an)?fragen(?!\p{L})|auskünfte|auskunft|besichtig|ortstermin|ortsbegehung|anzufordern|angefordert|anforderung|herunterlad|heruntergeladen|abzurufen|abgerufen|abgeholt|abzuholen|aufbewahr|vernichte|gelöscht|zurückge|gespräch|beantwort/iu
const BY_LAW = String.raw`\p{L}{0,40}(?:satzung|ordnung|verfügung|richtlinie)`
/** The by-law until now. */
const FORMER =
  /(?<!\p{L})(?:bisher\p{L}{0,9}|alte[mnrs]?|frühere[mnrs]?|vorherige[mnrs]?|vorige[mnrs]?|ursprünglich\p{L}{0,2}|außer)(?!\p{L})/iu
/** What has a date of its own beside an event; a „Weinprobe“ is an event. */
const BESIDE_EVENT = String.raw`(?<!\p{L})(?:einlass|saalöffnung|(?:general|haupt|konzert|chor|orchester|stell)?proben?)(?!\p{L})`
const SAME_CLAUSE = `[^,;]{0,${AROUND}}`
const OF_NOTICE = ['titel', 'einleitung', 'text']

/** The dates of a kind of record. */
export const TOLD: Readonly<Record<string, readonly ToldDate[]>> = {
  bekanntmachung: [
    {
      feld: 'frist_bis',
      label: 'Frist',
      texts: OF_NOTICE,
      says: HANDED_IN,
      not: NOT_HANDED_IN,
      other: BEFORE_HANDING_IN,
      before: UNTIL,
    },
    {
      feld: 'in_kraft_am',
      label: 'In Kraft ab',
      texts: OF_NOTICE,
      says: new RegExp(
        String.raw`(?<!\p{L})in ?kraft(?!\p{L})|(?<!\p{L})(?:${BY_LAW}|sie)(?:\s\p{L}{1,40})?\sgilt(?!\p{L})|(?<!\p{L})gilt\s(?:\p{L}{1,40}\s){0,2}(?:${BY_LAW}|sie)(?!\p{L})`,
        'iu',
      ),
      other: FORMER,
      before:
        /(?<!\p{L})(?:am|ab|(?<!bis\s)zum|mit wirkung (?:vom|zum)|rückwirkend (?:zum|am)|in kraft (?:am|ab|zum|seit))\s(?:de[nm]\s)?$/iu,
      behind: /^(?:(?!beschl|gefasst|geänder|außer|vom)[^;]){0,60}(?:(?<!\p{L})in ?kraft(?!\p{L})|$)/iu,
    },
    {
      feld: 'sitzung.beginn',
      label: 'Sitzung',
      texts: OF_NOTICE,
      art: /^sitzung/i,
      says: /sitzung/i,
      not: /letzte|vorige|vergangene|nächste|folgende sitzung|niederschrift|verschoben/i,
      other:
        /(?<!\p{L})(?:fragen|anträge)(?!\p{L})|veröffentlich|ausgelegt|bereit|einseh|einzusehen|abruf|abzurufen|beschloss/iu,
      before: ON,
    },
    {
      feld: 'beschlossen_am',
      label: 'Beschlossen am',
      texts: ['einleitung', 'text'],
      art: /^satzung/i,
      says: /(?:rat|versammlung)(?!\p{L}).*(?:beschlossen|erlassen)/isu,
      before: /(?<!\p{L})am\s(?:de[nm]\s)?$/iu,
    },
  ],
  stelle: [
    {
      feld: 'validThrough',
      label: 'Bewerbungsschluss',
      texts: ['titel', 'einleitung', 'bewerbung'],
      says: /bewerb|bewirb|unterlagen|frist/i,
      not: /befrist|vertretung|elternzeit/i,
      other: BEFORE_HANDING_IN,
      before: UNTIL,
    },
  ],
  veranstaltung: [
    {
      feld: 'datum_von',
      label: 'Beginn',
      texts: ['titel', 'einleitung', 'text'],
      says: /(?<!\p{L})(?:findet|finden).*(?<!\p{L})statt(?!\p{L})|(?<!\p{L})(?:beginnt|startet)(?!\p{L})/isu,
      not: /verkauf|anmeld|verschoben|ursprünglich|letzte|nächste|ersatz|abgesagt|entfällt|dann|auch|weiter/i,
      isOfTitle: true,
      before: new RegExp(String.raw`(?<!${BESIDE_EVENT}${SAME_CLAUSE})(?<!\p{L})am\s(?:de[nm]\s)?$`, 'iu'),
      behind: new RegExp(`^(?!${SAME_CLAUSE}${BESIDE_EVENT})`, 'iu'),
    },
  ],
}

/** The day of an election stands in the title of its notice and has no field. */
export const ELECTION: Omit<ToldDate, 'feld' | 'label'> = {
  texts: ['einleitung', 'text'],
  says: /(?:wahl|abstimmung|bürgerentscheid)(?!\p{L}).*(?<!\p{L})(?:statt|gewählt)(?!\p{L})|wahltag/isu,
  not: /stichwahl|neuwahl|nachwahl|zweite wahl|zweiter wahlgang|vorschl/i,
  other: /sitzung|ausschuss|auszähl|feststell|information|(?<!\p{L})vorstellung|schulung/iu,
  before: /(?<!\p{L})(?:am|ist|ist der|wahltag|wahltag:)\s(?:de[nmr]\s)?$/iu,
}

/** Tests whether a date in a sentence has a meaning. */
export const isTold = (
  text: string,
  { from, to }: WrittenDay,
  { before, behind, other }: Pick<ToldDate, 'before' | 'behind' | 'other'>,
): boolean =>
  other?.test(clauseOf(text, from, to)) !== true &&
  before.test(text.slice(Math.max(0, from - AROUND), from)) &&
  (behind === undefined || behind.test(text.slice(to, to + AROUND)))

/** Most characters of a clause before its date. */
const LONGEST_CLAUSE = 300
const AFTER_LAST_DATE = /\d\.?,\s|;/
const REST_OF_CLAUSE = /^(?:,?\s(?:um\s|bis\s)?\d{1,2}(?:[.:]\d{2})?\s?Uhr,?)?(?:(?![,;]|\sund\s).)*/iu

/** Returns the words that belong to a date: „Fragen zum Angebot bis 8.1., Angebote bis 9.2.“ has two clauses. */
function clauseOf(text: string, from: number, to: number): string {
  const before =
    text
      .slice(Math.max(0, from - LONGEST_CLAUSE), from)
      .split(AFTER_LAST_DATE)
      .at(-1) ?? ''
  const [behind = ''] = REST_OF_CLAUSE.exec(text.slice(to, to + AROUND)) ?? []
  return `${before}${behind}`
}
