import type { Hochgeladen } from '@rathausplatz/contract'
import {
  datesOfOtherDay,
  daysInFull,
  type Eingaben,
  gefragt,
  PRUEFEN,
  pruefe,
  readFormData,
} from '@rathausplatz/contract/formular'
import { htmlText } from '@rathausplatz/text'
import { isIsoDay } from '@rathausplatz/time'
import * as z from 'zod'
import { isChosen } from '../answers/is-chosen.ts'
import { MOST_ASKED } from '../forms/asked-mail-name.ts'
import type { Pages } from './form.ts'
import { ASKED, FASSUNG, FORMATTED, OPENED, SHOWN, TASK, TO_SUMMARY } from './names.ts'
import { askedPages, firstWrong } from './pages-of.ts'
import { type Task, taskOf } from './task.ts'

/** A form in progress: all data that is carried from page to page. */
export type Begun = {
  /** Id of this form; a form that is sent twice is stored once. */
  readonly einreichung: string
  /** Start token: the time when the form was begun, signed by the CMS. */
  readonly beginn: string
  /** Mark of the form as the visitor saw it; none if the CMS did not answer or the page is older. */
  readonly fassung?: string | undefined
  /** Day on which the page was opened: `2026-11-30`. */
  readonly opened?: string | undefined
  /** Addresses that the visitor was asked about, separated by spaces. */
  readonly asked?: string | undefined
  readonly eingaben: Eingaben
  /** Index of the current page; equal to the number of pages for the summary. */
  readonly at: number
  /** Code under which the form was last saved. */
  readonly code?: string | undefined
  /** True if the page was opened from the summary; it leads back there. */
  readonly toSummary?: boolean | undefined
}

export type Sent = {
  readonly begun: Begun
  readonly task: Task
  readonly loesung: number | undefined
  readonly homepage: string
  /** Files of this page, with the name of their question. */
  readonly files: readonly { readonly feld: string; readonly file: File }[]
  /** Questions shown on the page. */
  readonly shown: ReadonlySet<string>
}

const MOST_PAGES = 100

/** Reads a sent page of a form. */
export function readSent(pages: Pages, form: FormData): Sent {
  const text = (name: string) => {
    const value = form.get(name)
    return typeof value === 'string' ? value : ''
  }
  const at = Math.min(
    z.coerce.number().int().min(0).max(MOST_PAGES).catch(0).parse(text('schritt')),
    pages.schritte.length,
  )
  const here = pages.schritte[at]?.felder ?? []
  const eingaben: Record<string, unknown> = { ...readFormData(pages, form) }
  for (const { name, typ } of here) {
    if (typ !== 'wysiwyg' || form.has(FORMATTED + name)) continue
    const typed = eingaben[name]
    eingaben[name] = paragraphsOf(typeof typed === 'string' ? typed : '')
  }
  const loesung = z.coerce
    .number()
    .int()
    .min(0)
    .safeParse(text('loesung') || undefined)
  return {
    begun: {
      einreichung: z
        .uuid()
        .catch(() => crypto.randomUUID())
        .parse(text('einreichung')),
      beginn: text('beginn').slice(0, 200),
      fassung: text(FASSUNG).slice(0, 8) || undefined,
      opened: isIsoDay(text(OPENED)) ? text(OPENED) : undefined,
      asked: text(ASKED).slice(0, MOST_ASKED) || undefined,
      eingaben,
      at,
      code: text('code').slice(0, 40) || undefined,
      toSummary: form.has(TO_SUMMARY) || undefined,
    },
    task: taskOf(text(TASK)),
    loesung: loesung.success ? loesung.data : undefined,
    homepage: text('homepage').slice(0, 1_000),
    files: here.flatMap(({ name, typ }) =>
      typ === 'datei'
        ? form
            .getAll(name)
            .flatMap(file => (file instanceof File && isChosen(file) ? [{ feld: name, file }] : []))
        : [],
    ),
    shown: new Set(text(SHOWN).split(',')),
  }
}

/** Converts plain text from an ordinary field to the formatted text of the question. */
const paragraphsOf = (text: string): string =>
  text
    .split(/\n{2,}/)
    .filter(part => part.trim())
    .map(part => `<p>${htmlText(part.trim()).replaceAll('\n', '<br>')}</p>`)
    .join('')

/**
 * State of the form after a step. `fehler` has one message per field, for an address per part
 * (`anschrift.plz`), in the order of the form; the key '' is the form as a whole.
 */
export type Turned = {
  readonly begun: Begun
  readonly fehler: Readonly<Record<string, string>>
  readonly titel?: string | undefined
  /** A notice that is not an error: another question has appeared. */
  readonly hinweis?: string | undefined
  /** True if the form itself has changed, so that the browser has to load it again. */
  readonly isChanged?: boolean | undefined
  /** True if no page is left before sending. */
  readonly ready?: boolean | undefined
}

/**
 * Returns the form with each day in full, so that it stays the same from page to page. Days of a page that was
 * opened on another day stay as they were typed, and so does that day; `fehler` asks about those that are asked.
 */
export function onDay(pages: Pages, begun: Begun, heute: string): Pick<Turned, 'begun' | 'fehler'> {
  const { eingaben, opened } = begun
  const unclear = datesOfOtherDay(pages, eingaben, { opened, heute })
  const names = Object.keys(unclear)
  const asTyped = names.map(name => [name, eingaben[name]] as const)
  const full = { ...daysInFull(pages, eingaben, heute), ...Object.fromEntries(asTyped) }
  const asked = gefragt(pages, full, heute)
  return {
    begun: { ...begun, opened: names.length > 0 ? opened : heute, eingaben: full },
    fehler: Object.fromEntries(Object.entries(unclear).filter(([name]) => asked.has(name))),
  }
}

/** Returns the messages about questions of a page. */
const onPage = (pages: Pages, page: number, fehler: Turned['fehler']): Turned['fehler'] => {
  const felder = pages.schritte[page]?.felder ?? []
  return Object.fromEntries(
    Object.entries(fehler).filter(([feld]) => felder.some(({ name }) => name === feld.split('.', 1)[0])),
  )
}

const furtherQuestions = (count: number): string =>
  count === 1 ? 'Zu Ihrer Antwort gehört noch diese Frage.' : 'Zu Ihrer Antwort gehören noch diese Fragen.'

/**
 * Takes a step and returns the next page, or the same page if it is not valid.
 */
export function turned(
  pages: Pages,
  { begun, task, shown }: Pick<Sent, 'begun' | 'task' | 'shown'>,
  heute: string,
  /** Further errors: of uploaded files, and of days that are not clear. */
  further: Turned['fehler'] = {},
): Turned {
  const { eingaben, at } = begun
  const to = (page: number, toSummary?: boolean): Turned => ({
    begun: { ...begun, at: page, toSummary: toSummary || undefined },
    fehler: {},
  })
  if (task.tun === 'zurueck') return to(askedPages(pages, eingaben, heute).findLast(page => page < at) ?? 0)
  if (task.tun === 'zu') return to(Math.min(Math.max(task.page, 0), pages.schritte.length - 1), true)
  if (task.tun === 'entfernen' || task.tun === 'bleiben') return to(at, begun.toSummary)
  if (at < pages.schritte.length) {
    const asked = gefragt(pages, eingaben, heute)
    const here = (pages.schritte[at]?.felder ?? []).map(({ name }) => name).filter(name => asked.has(name))
    const fresh = here.filter(name => !shown.has(name)).length
    const judged = pruefe(pages, eingaben, { heute, schritt: at })
    const wrong = Object.entries(judged.ok ? {} : judged.fehler).filter(
      ([feld]) => feld === '' || shown.has(feld.split('.', 1)[0] ?? ''),
    )
    const fehler = inOrder(pages, { ...Object.fromEntries(wrong), ...onPage(pages, at, further) })
    if (Object.keys(fehler).length > 0) return { begun, fehler, titel: fehler[''] ?? PRUEFEN }
    if (fresh > 0) return { begun, fehler: {}, hinweis: furtherQuestions(fresh) }
    if (pages.schritte.length === 1) return { ...to(at), ready: true }
    const wrongAt = begun.toSummary ? firstWrong(pages, eingaben, heute) : undefined
    const next = askedPages(pages, eingaben, heute).find(page => page > at)
    return to(begun.toSummary ? (wrongAt ?? pages.schritte.length) : (next ?? pages.schritte.length))
  }
  const wrongAt = firstWrong(pages, eingaben, heute)
  const page = pages.schritte.findIndex(
    (_, one) => one === wrongAt || Object.keys(onPage(pages, one, further)).length > 0,
  )
  if (page < 0) return { ...to(at), ready: true }
  const judged = pruefe(pages, eingaben, { heute, schritt: page })
  return {
    begun: { ...begun, at: page, toSummary: true },
    fehler: inOrder(pages, { ...(judged.ok ? {} : judged.fehler), ...onPage(pages, page, further) }),
    titel: PRUEFEN,
  }
}

const CHANGED = 'Das Formular wurde gerade geändert. Bitte prüfen Sie Ihre Angaben noch einmal.'

/**
 * Returns the page again, with the questions of a form that an editor has changed meanwhile. Nobody sends answers
 * to questions that he did not see.
 */
export function turnedToNew(
  pages: Pages,
  { begun }: Pick<Sent, 'begun'>,
  fassung: string,
  heute: string,
): Turned {
  const { eingaben } = begun
  const isSummary = begun.at >= pages.schritte.length
  const at = isSummary ? (firstWrong(pages, eingaben, heute) ?? pages.schritte.length) : begun.at
  const judged = pruefe(pages, eingaben, { heute, schritt: at })
  const shown = { begun: { ...begun, at, fassung, toSummary: isSummary || begun.toSummary }, isChanged: true }
  return judged.ok || at === pages.schritte.length
    ? { ...shown, fehler: {}, hinweis: CHANGED }
    : { ...shown, fehler: inOrder(pages, judged.fehler), titel: CHANGED }
}

/** Sorts errors in the order of the questions. */
export function inOrder(pages: Pages, fehler: Readonly<Record<string, string>>): Record<string, string> {
  const order = ['', ...pages.schritte.flatMap(({ felder }) => felder.map(({ name }) => name))]
  const placeOf = (feld: string) => order.indexOf(feld.split('.', 1)[0] ?? '')
  return Object.fromEntries(
    Object.entries(fehler).toSorted(([one], [other]) => placeOf(one) - placeOf(other)),
  )
}

/** Returns the uploaded files of one question. */
export const filesOf = (eingaben: Eingaben, feld: string): readonly Hochgeladen[] => {
  const value = eingaben[feld]
  return Array.isArray(value) ? (value as Hochgeladen[]) : []
}
