import { type CmsError, calls, isCmsError } from '@rathausplatz/contract'
import { fileFault, PRUEFEN, withBothDays } from '@rathausplatz/contract/formular'
import { STILL_HERE } from '@rathausplatz/contract/kept-fields'
import { berlinDay } from '@rathausplatz/time'
import type { SiteContext } from '../cms/site-context.ts'
import { tellOnce } from '../cms/tell-once.ts'
import { isRefusal, unstored } from '../forms/failure.ts'
import type { Received } from './beleg.ts'
import { fassungOf } from './fassung.ts'
import type { Form, Pages } from './form.ts'
import { addressIn, doubtsOfMails, withAsked } from './mails-of-form.ts'
import { pagesOf } from './pages-of.ts'
import { shownAnswers } from './shown-answers.ts'
import {
  type Begun,
  filesOf,
  inOrder,
  onDay,
  readSent,
  type Sent,
  type Turned,
  turned,
  turnedToNew,
} from './take-step.ts'

/** The answers to a sent page of a form. */
export type Answered =
  | ({ readonly art: 'seite' } & Turned)
  | { readonly art: 'gespeichert'; readonly begun: Begun; readonly code: string; readonly gilt_bis: string }

export type Answer =
  | { readonly art: 'angekommen'; readonly received: Received }
  | { readonly answered: Answered; readonly status: number; readonly headers?: Record<string, string> }

const NOT_STORED = `Ihr Formular konnte gerade nicht gespeichert werden. ${STILL_HERE} Bitte versuchen Sie es in einer Minute noch einmal oder rufen Sie uns an.`
const FILE_AGAIN = 'Bitte fügen Sie die Datei noch einmal an.'
const A_MINUTE = 60

/** Processes a sent page of a form and returns what comes next. Input is never lost. */
export async function receive(
  site: SiteContext,
  formular: Form,
  form: FormData,
  signal: AbortSignal,
): Promise<Answer> {
  const answer = await received(site, formular, form, signal)
  if ('art' in answer) return answer
  const { answered } = answer
  const eingaben = shownAnswers(pagesOf(formular), answered.begun.eingaben)
  return { ...answer, answered: { ...answered, begun: { ...answered.begun, eingaben } } }
}

async function received(
  site: SiteContext,
  formular: Form,
  form: FormData,
  signal: AbortSignal,
): Promise<Answer> {
  const heute = berlinDay(site.now)
  const pages = pagesOf(formular)
  const sent = readSent(pages, form)
  // With the files that have arrived meanwhile.
  let { begun } = sent
  const stay = (title: string, status: number, later?: number): Answer => ({
    answered: { art: 'seite', begun, fehler: {}, titel: title },
    status,
    ...(later && { headers: { 'retry-after': String(later) } }),
  })
  // Files travel ahead: while they do, nothing of the form has been sent.
  let hasBegun = false
  try {
    const arrived = await withFiles(site, formular, sent, signal)
    const dated = onDay(pages, arrived.begun, heute)
    begun = dated.begun
    hasBegun = true
    if (sent.task.tun === 'speichern')
      // The CMS would read a day that is not clear on the day of today.
      return await save(site, formular, {
        ...begun,
        eingaben: withBothDays(pages, begun.eingaben, { opened: begun.opened, heute }),
      })
    const isOn = sent.task.tun === 'weiter' || sent.task.tun === 'senden'
    const fassung = fassungOf(formular)
    const doubts = doubtsOfMails(pages, begun, heute)
    const turn =
      isOn && begun.fassung !== undefined && begun.fassung !== fassung
        ? turnedToNew(pages, { begun }, fassung, heute)
        : turned(pages, { ...sent, begun }, heute, { ...arrived.fehler, ...dated.fehler, ...doubts })
    const next = withAsked(turn, doubts)
    if (next.ready) return await send(site, formular, pages, { ...sent, begun })
    const status = next.titel ? 422 : 200
    return { answered: { art: 'seite', ...next }, status }
  } catch (error) {
    // A refused draft keeps its id: only a form that was sent before needs a new one.
    const isSending = hasBegun && sent.task.tun !== 'speichern'
    if (isSending && isCmsError(error) && error.status === 409 && formular.offen)
      return again(pages, { ...sent, begun }, error)
    if (isRefusal(error)) return stay(error.message, error.status, error.retryAfter)
    tellOnce(site, error, 'Formular nicht angenommen')
    return stay(hasBegun ? unstored(error, NOT_STORED) : NOT_STORED, 503, A_MINUTE)
  }
}

/**
 * Keeps what was typed as a new form: under its id the CMS has other answers already, so it could never be
 * sent. Its files belong to that id.
 */
function again(pages: Pages, { begun }: Sent, error: CmsError): Answer {
  const withFile = pages.schritte
    .flatMap(({ felder }) => felder)
    .filter(({ typ, name }) => typ === 'datei' && filesOf(begun.eingaben, name).length > 0)
    .map(({ name }) => name)
  const eingaben = { ...begun.eingaben, ...Object.fromEntries(withFile.map(name => [name, []])) }
  return {
    answered: {
      art: 'seite',
      begun: { ...begun, einreichung: crypto.randomUUID(), code: undefined, eingaben },
      fehler: Object.fromEntries(withFile.map(name => [name, FILE_AGAIN])),
      titel: error.message,
    },
    status: 409,
  }
}

/** Uploads the files of the page, and deletes a file that the visitor removes. */
async function withFiles(
  { cms, sender }: SiteContext,
  formular: Form,
  { begun, task, files }: Sent,
  signal: AbortSignal,
) {
  const eingaben: Record<string, unknown> = { ...begun.eingaben }
  const fehler: Record<string, string> = {}
  const { einreichung } = begun
  const params = { slug: formular.slug }
  if (task.tun === 'entfernen') {
    const { feld, kennung } = task
    eingaben[feld] = filesOf(eingaben, feld).filter(file => file.kennung !== kennung)
    await cms
      .call(calls.formularDateiEntfernen, { params: { ...params, kennung }, query: { einreichung }, sender })
      // A failure is ignored: the CMS deletes the file within a day anyway.
      .catch(() => {})
  }
  const fields = formular.schritte.flatMap(({ felder }) => felder)
  // Several files of one question may be refused; each message names its file.
  const addFault = (feld: string, message: string) => {
    fehler[feld] = [fehler[feld], message].filter(Boolean).join(' ')
  }
  for (const { feld, file } of files) {
    const question = fields.find(({ name }) => name === feld)
    const isOnlyOne = question?.typ === 'datei' && question.anzahl_bis === 1
    if (file.size === 0 && question?.typ === 'datei') {
      addFault(feld, fileFault(question, { name: file.name, typ: file.type, groesse: 0 }) ?? '')
      continue
    }
    try {
      const arrived = await cms.call(calls.formularDatei, {
        params,
        query: { einreichung, feld, name: file.name.slice(-1_000) },
        file: new Uint8Array(await file.arrayBuffer()),
        sender,
        signal,
      })
      eingaben[feld] = isOnlyOne ? [arrived] : [...filesOf(eingaben, feld), arrived]
    } catch (error) {
      if (!isCmsError(error) || error.status >= 500 || error.status === 429) throw error
      addFault(feld, error.details?.issues?.[0]?.message ?? error.message)
    }
  }
  return { begun: { ...begun, eingaben }, fehler }
}

async function save({ cms, sender }: SiteContext, { slug }: Form, begun: Begun): Promise<Answer> {
  const { einreichung, eingaben, at, code } = begun
  const saved = await cms.call(calls.formularSpeichern, {
    params: { slug },
    body: { einreichung, eingaben, schritt: at, ...(code && { code }) },
    sender,
  })
  return {
    answered: { art: 'gespeichert', begun: { ...begun, code: saved.code }, ...saved },
    status: 200,
  }
}

async function send(
  site: SiteContext,
  formular: Form,
  pages: Pages,
  { begun, loesung, homepage }: Sent,
): Promise<Answer> {
  const { cms, sender } = site
  const { slug } = formular
  const { einreichung, eingaben, beginn } = begun
  try {
    const stored = await cms.call(calls.formularSenden, {
      params: { slug },
      body: { einreichung, eingaben, beginn, homepage, ...(loesung !== undefined && { loesung }) },
      sender,
    })
    return {
      art: 'angekommen',
      received: { slug, ...stored, an: addressIn(pages, eingaben, berlinDay(site.now)) },
    }
  } catch (error) {
    const issues = isCmsError(error) && error.status === 422 ? (error.details?.issues ?? []) : []
    if (issues.length === 0) throw error
    // If a program seems to have sent the form, the message asks the sender to send it again, and does not
    // mention the hidden field.
    const isOf = (name: string) => issues.some(({ path }) => path === name)
    if (isCmsError(error) && (isOf('beginn') || isOf('homepage'))) {
      const anew = isOf('beginn') ? (await begin(site, formular)).begun.beginn : beginn
      return {
        answered: { art: 'seite', begun: { ...begun, beginn: anew }, fehler: {}, titel: error.message },
        status: 422,
      }
    }
    const { '': whole, ...fehler } = inOrder(
      pages,
      Object.fromEntries(issues.map(({ path, message }) => [path, message])),
    )
    const wrongAt = pages.schritte.findIndex(({ felder }) =>
      felder.some(({ name }) => Object.keys(fehler).some(feld => feld.split('.', 1)[0] === name)),
    )
    const at = wrongAt < 0 ? begun.at : wrongAt
    return {
      answered: { art: 'seite', begun: { ...begun, at }, fehler, titel: whole ?? PRUEFEN },
      status: 422,
    }
  }
}

/**
 * Starts a new form. During an outage it has no start token: the visitor can read it and fill it in, and it
 * gets a token later.
 */
export async function begin(site: SiteContext, formular: Form): Promise<{ begun: Begun; nullen: number }> {
  const { beginn, nullen } = await site.cms
    .call(calls.formularBeginn, { sender: site.sender })
    .catch((err: unknown) => {
      site.log.warn({ err, requestId: site.requestId }, 'Beginn eines Formulars nicht ladbar')
      return { beginn: '', nullen: 0 }
    })
  const fassung = fassungOf(formular)
  const opened = berlinDay(site.now)
  return { begun: { einreichung: crypto.randomUUID(), beginn, fassung, opened, eingaben: {}, at: 0 }, nullen }
}
