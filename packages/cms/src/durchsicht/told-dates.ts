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
  /** The words before and behind the date, each up to `AROUND` characters. */
  readonly before: RegExp
  readonly behind?: RegExp
}

/** Most characters beside a date that are read. */
export const AROUND = 80

const ON = /(?<!\p{L})(?:am|ab|zum|für)\s(?:de[nm]\s)?$/iu
const UNTIL =
  /(?<!\p{L})(?:bis|spätestens|endet|enden)\s(?:(?:bis|spätestens|einschließlich|einschl\.|zum|am|de[nm])\s){0,4}$/iu
const HANDED_IN =
  /einreich|eingereicht|einzureichen|eingeh|eingegangen|abgeb|abgegeben|abzugeben|angebot|frist|einwend|einspr|einspruch|widersp|wahlvorschl|stellungnahme|bewerb|bewirb|anmeld|angemeldet|beantrag|vorlieg|vorzulegen|geltend/i
const NOT_HANDED_IN =
  /vergeben|vergabe|zuschlag|binde|ausführ|fertig|lieg(?:t|en)\s|ausgelegt|einseh|einsicht/i
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
      before: UNTIL,
    },
    {
      feld: 'in_kraft_am',
      label: 'In Kraft ab',
      texts: OF_NOTICE,
      says: /(?<!\p{L})(?:in ?kraft|gilt)(?!\p{L})/iu,
      before:
        /(?<!\p{L})(?:am|ab|zum|mit wirkung (?:vom|zum)|rückwirkend (?:zum|am)|in kraft (?:am|ab|zum|seit))\s(?:de[nm]\s)?$/iu,
      behind: /^(?:(?!beschl|gefasst|geänder|außer|vom)[^;]){0,60}(?:(?<!\p{L})in ?kraft(?!\p{L})|$)/iu,
    },
    {
      feld: 'sitzung.beginn',
      label: 'Sitzung',
      texts: OF_NOTICE,
      art: /^sitzung/i,
      says: /sitzung/i,
      not: /letzte|vorige|vergangene|nächste|folgende sitzung|niederschrift|verschoben/i,
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
      before: UNTIL,
    },
  ],
  veranstaltung: [
    {
      feld: 'datum_von',
      label: 'Beginn',
      texts: ['titel', 'einleitung', 'text'],
      says: /(?<!\p{L})(?:findet|finden).*(?<!\p{L})statt(?!\p{L})|(?<!\p{L})(?:beginnt|startet)(?!\p{L})/isu,
      not: /vorverkauf|anmeld|verschoben|ursprünglich|letzte|nächste|ersatz|abgesagt|entfällt|dann|auch|weiter/i,
      before: /(?<!\p{L})am\s(?:de[nm]\s)?$/iu,
    },
  ],
}

/** The day of an election stands in the title of its notice and has no field. */
export const ELECTION: Omit<ToldDate, 'feld' | 'label'> = {
  texts: ['einleitung', 'text'],
  says: /(?:wahl|abstimmung|bürgerentscheid)(?!\p{L}).*(?<!\p{L})(?:statt|gewählt)(?!\p{L})|wahltag/isu,
  not: /stichwahl|neuwahl|nachwahl|zweite wahl|zweiter wahlgang|vorschl/i,
  before: /(?<!\p{L})(?:am|ist|ist der|wahltag|wahltag:)\s(?:de[nmr]\s)?$/iu,
}

/** Tests whether a date in a sentence has a meaning. */
export const isTold = (
  text: string,
  { from, to }: WrittenDay,
  { before, behind }: Pick<ToldDate, 'before' | 'behind'>,
): boolean =>
  before.test(text.slice(Math.max(0, from - AROUND), from)) &&
  (behind === undefined || behind.test(text.slice(to, to + AROUND)))
