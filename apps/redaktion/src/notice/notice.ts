import { missingInNotice, pflichtangabenVon, type VerkuendeteDatei } from '@rathausplatz/contract'
import { legalBasisOf, tooShortDisplay } from '@rathausplatz/contract/legal-basis'
import type { FormField } from '@rathausplatz/contract/records'
import { berlinDay, daysBetween, daysUntil } from '@rathausplatz/time'
import { formatDate, formatTime } from '@rathausplatz/ui'
import { groupOf, listOf, textOf } from '../fields/values.ts'

type Daten = Readonly<Record<string, unknown>>

/** A statement that a notice needs before it may be announced. */
export type NoticeStep = {
  /** Path of its field in the form. */
  readonly path: string
  readonly label: string
  /** A doubtful statement does not prevent the publication. */
  readonly state: 'done' | 'missing' | 'wrong' | 'doubtful'
  /** Its content, or what is wrong with it. */
  readonly words?: string
}

/**
 * Returns the signature or seal of the files; it does not cover a file that has replaced a promulgated one.
 */
export function sealInWords(daten: Daten, promulgated: readonly Pick<VerkuendeteDatei, 'befund'>[]): string {
  const { art, von, am } = groupOf(daten['siegel'])
  if (!textOf(art)) return ''
  const words = [textOf(art), textOf(von), textOf(am) && formatDate(textOf(am))].join(', ')
  const isLost = promulgated.some(({ befund }) => befund === 'ersetzt')
  return isLost ? `${words}. Das gilt nicht für Dateien, die seither ersetzt wurden, siehe unten.` : words
}

/** Shortest display of a plan in days. */
const SHORTEST_DISPLAY = 30

/** Returns the required statements of a notice in the order of the form, with their state. */
export function noticeSteps(
  daten: Daten,
  ags: string | undefined,
  isPublic: boolean,
  now = new Date(),
): readonly NoticeStep[] {
  const art = textOf(daten['art']).trim()
  const wrong = wrongIn(daten)
  const step = (path: string, label: string, isThere: boolean, words?: string): NoticeStep => {
    const complaint = wrong.find(one => one.path.split('.')[0] === path)?.message
    if (!isThere) return { path, label, state: 'missing' }
    if (complaint !== undefined) return { path, label, state: 'wrong', words: complaint }
    return { path, label, state: 'done', ...(words ? { words } : {}) }
  }
  const day = textOf(daten['datum_von'])
  const isDay = isMoment(day)
  const isPast = isDay && !isPublic && berlinDay(new Date(day)) < berlinDay(now)
  const tooShort = tooShortDisplay(daten, ags)
  const display: NoticeStep = {
    path: 'auslegung',
    label: 'Auslegung',
    state: 'doubtful',
    ...(tooShort === undefined ? {} : { words: tooShort }),
  }
  const required = pflichtangabenVon(art).map(({ path, label, teile }) =>
    step(path, label, isSaid(daten, path, teile)),
  )
  const isAsked = required.some(({ path, state }) => path === display.path && state !== 'done')
  const provided = step('datum_von', 'Bereitgestellt am', isDay, isDay ? momentInWords(day) : undefined)
  return [
    step('titel', 'Titel', textOf(daten['titel']).trim() !== ''),
    step('art', 'Art', art !== '', art),
    isPast ? { ...provided, state: 'wrong', words: 'Der Tag liegt in der Vergangenheit.' } : provided,
    ...(tooShort === undefined || isAsked
      ? required
      : [...required.filter(({ path }) => path !== display.path), display]),
  ]
}

/** Returns dates in the wrong order; incomplete ones are ignored. */
function wrongIn(daten: Daten): readonly { path: string; message: string }[] {
  const of = (name: string) => dayOrNone(daten[name])
  const span = groupOf(daten['auslegung'])
  const first = dayOrNone(span['von'])
  const meeting = dayOrNone(groupOf(daten['sitzung'])['beginn'])
  const provided = dayOrNone(daten['datum_von'])
  if (provided === undefined) return []
  return missingInNotice({
    // Missing statements are reported elsewhere.
    art: '',
    datum_von: provided,
    beschlossen_am: of('beschlossen_am'),
    ausgefertigt_am: of('ausgefertigt_am'),
    frist_bis: of('frist_bis'),
    auslegung:
      first === undefined ? undefined : { ort: '', von: first, bis: dayOrNone(span['bis']) ?? first },
    sitzung: meeting === undefined ? undefined : { ort: '', beginn: meeting },
  })
}

/** Returns the periods of announcement and display in words. */
export function noticeTerms(daten: Daten, ags: string | undefined): readonly string[] {
  const from = dayOrNone(daten['datum_von'])
  const until = dayOrNone(daten['datum_bis'])
  const { von, bis } = groupOf(daten['auslegung'])
  const [first, last] = [dayOrNone(von), dayOrNone(bis)]
  const meeting = dayOrNone(groupOf(daten['sitzung'])['beginn'])
  const days = first && last && first <= last ? daysUntil(first, last) + 1 : 0
  return [
    ...(from
      ? [
          until
            ? `Bereitgestellt am ${formatDate(from)}. Steht bis ${formatDate(textOf(daten['datum_bis']))} unter den aktuellen Bekanntmachungen, danach im Archiv.`
            : `Bereitgestellt am ${formatDate(from)}. Steht ohne Ende unter den aktuellen Bekanntmachungen.`,
        ]
      : []),
    ...(days > 0 && first && last
      ? [
          `Liegt aus vom ${formatDate(first)} bis einschließlich ${formatDate(last)}: ${days === 1 ? 'ein Tag' : `${days} Tage`}.${
            isUncertainTerm(daten, ags) && days < SHORTEST_DISPLAY
              ? ` Das ist kürzer als ${SHORTEST_DISPLAY} Tage; bitte prüfen Sie die Frist.`
              : ''
          }`,
        ]
      : []),
    ...(from && meeting && from < meeting
      ? [`Bekannt gemacht ${inDays(daysBetween(from, meeting).length - 1)} vor der Sitzung.`]
      : []),
  ]
}

/** True for a display whose law sets no certain term; a term that is too short is one of the steps. */
function isUncertainTerm(daten: Daten, ags: string | undefined): boolean {
  const basis = legalBasisOf(daten, ags)
  const isCertain = basis !== undefined && 'law' in basis && basis.term !== undefined
  return textOf(daten['art']).trim() === 'Auslegung' && !isCertain
}

const inDays = (count: number) => (count === 1 ? 'einen Tag' : `${count} Tage`)

/** Returns in one sentence whether the notice may be announced. */
export function noticeSummary(steps: readonly NoticeStep[]): string {
  const open = steps.filter(({ state }) => state === 'missing' || state === 'wrong').length
  const doubtful = steps.filter(({ state }) => state === 'doubtful')
  if (open === 0)
    return doubtful.length === 0
      ? 'Alles da: Diese Bekanntmachung kann veröffentlicht werden.'
      : `Alles eingetragen. Bitte prüfen Sie vor dem Veröffentlichen: ${doubtful.map(({ label }) => label).join(', ')}.`
  return open === 1
    ? 'Noch eine Angabe, dann kann sie veröffentlicht werden.'
    : `Noch ${open} Angaben, dann kann sie veröffentlicht werden.`
}

/** Returns the withdrawal in words; undefined if the notice was not withdrawn. */
export function takenBack(daten: Daten): { readonly am: string; readonly grund: string } | undefined {
  const { am, grund } = groupOf(daten['zurueckgenommen'])
  return isMoment(textOf(am)) ? { am: formatDate(textOf(am)), grund: textOf(grund) } : undefined
}

/**
 * Returns the initial data of a correction: the whole announcement. It gets an announcement date of its own;
 * later dates are kept if they are still ahead.
 */
export function correctionOf(announced: Daten, now = new Date()): Record<string, unknown> {
  const today = berlinDay(now)
  const isAhead = (value: unknown) => (dayOrNone(value) ?? '') > today
  const { slug, datum_von: _, datum_bis: _until, zurueckgenommen: _word, frist_bis, ...kept } = announced
  const [display, meeting] = [groupOf(announced['auslegung']), groupOf(announced['sitzung'])]
  return {
    ...kept,
    titel: `Berichtigung: ${textOf(announced['titel'])}`.slice(0, LONGEST_TITLE),
    berichtigt: textOf(slug),
    ...(isAhead(frist_bis) ? { frist_bis } : {}),
    // A display that has begun needs a new period, so its days are left out.
    ...('auslegung' in announced
      ? { auslegung: isAhead(display['von']) ? display : without(display, 'von', 'bis') }
      : {}),
    ...('sitzung' in announced
      ? { sitzung: isAhead(meeting['beginn']) ? meeting : without(meeting, 'beginn') }
      : {}),
  }
}

const LONGEST_TITLE = 300

type FileThen = Pick<VerkuendeteDatei, 'url' | 'version' | 'befund' | 'heute'>

/**
 * Returns the announcement with the current files of the library, with which a correction is promulgated. A
 * seal covers only the promulgated files: it is dropped if any of them has changed.
 */
export function withFilesOfNow(announced: Daten, promulgated: readonly FileThen[]): Daten {
  const { siegel, ...rest } = announced
  const isAsThen = promulgated.every(
    ({ befund, version, heute }) => befund !== 'ersetzt' && heute?.version === version,
  )
  const sizeOf = (file: Daten) => {
    const [path] = textOf(file['url']).split(/[?#]/, 1)
    return promulgated.find(({ url }) => url === path)?.heute?.groesse
  }
  return {
    ...rest,
    ...(isAsThen && siegel !== undefined ? { siegel } : {}),
    ...('dateien' in announced
      ? {
          dateien: listOf(announced['dateien']).map(file => {
            const groesse = sizeOf(groupOf(file))
            return groesse === undefined ? file : Object.assign({}, groupOf(file), { groesse })
          }),
        }
      : {}),
  }
}

const SEAL_OF_THEN =
  'Ein Siegel gilt nur für die Dateien, für die es gesetzt wurde. Ist eine davon seither ersetzt, steht es nicht mehr in der Berichtigung: Bitte geben Sie an, womit die neue Datei geschützt ist.'

/** Adds an explanation to the seal field of a correction without a seal. */
export const formOfNotice = (fields: readonly FormField[], lacksSeal: boolean): readonly FormField[] =>
  lacksSeal
    ? fields.map(field => (field.name === 'siegel' ? { ...field, help: SEAL_OF_THEN } : field))
    : fields

/** True for a correction without a seal: the corrected notice may have had one. */
export const lacksSeal = (daten: Daten): boolean =>
  textOf(daten['berichtigt']) !== '' && textOf(groupOf(daten['siegel'])['art']) === ''

const without = (group: Daten, ...names: readonly string[]): Record<string, unknown> =>
  Object.fromEntries(Object.entries(group).filter(([name]) => !names.includes(name)))

export const momentInWords = (moment: string): string => `${formatDate(moment)}, ${formatTime(moment)}`

/** A proof claims no provision that is still to come: older notices may state such a moment. */
export function providedInWords(moment: string, now: number): string {
  if (moment === '' || Date.parse(moment) <= now) return moment && momentInWords(moment)
  return `Im Text steht ${momentInWords(moment)}. Dieser Zeitpunkt ist noch nicht gekommen; wann die Bekanntmachung wirklich erschienen ist, steht im Protokoll.`
}

const isMoment = (text: string) => /^\d{4}-\d\d-\d\d/.test(text) && !Number.isNaN(Date.parse(text))

/** Returns the day, in the time zone of the town, of a day or a moment. */
function dayOrNone(value: unknown): string | undefined {
  const text = textOf(value)
  if (!isMoment(text)) return undefined
  return text.length > 10 ? berlinDay(new Date(text)) : text
}

function isWritten(value: unknown): boolean {
  if (Array.isArray(value)) return listOf(value).length > 0
  return textOf(value).trim() !== ''
}

/** True if a statement is filled in; a group, if each of its parts is filled in. */
const isSaid = (daten: Daten, path: string, parts: readonly string[]): boolean =>
  parts.length === 0 ? isWritten(daten[path]) : parts.every(part => isWritten(groupOf(daten[path])[part]))
