import { calls, isCmsError, MOST_FOTOS, type Schaden } from '@rathausplatz/contract'
import { data } from 'react-router'
import * as z from 'zod'
import { textIn } from '../answers/text-in.ts'
import type { SiteContext } from '../cms/site-context.ts'
import { formOf } from '../errors/refusal.ts'
import { withoutQuestion } from '../forms/asked-mail.ts'
import { CHECK, failureOf, NOT_STORED } from '../forms/failure.ts'
import { isOdd, loadedFirst } from '../forms/trap.tsx'
import { untilAnswered } from '../forms/until-answered.ts'
import { REMOVE } from '../photos/photo-field.tsx'
import { photosIn, type UploadedPhoto, uploadPhoto } from '../photos/upload-photo.ts'
import { NO_PHOTO } from './photo-failure.ts'
import { readReport } from './read-report.ts'

/** The form contains its own number; a cached copy would merge the reports of two people. */
export const unkept = { 'cache-control': 'no-store', 'referrer-policy': 'same-origin' }

const LOOKS_LIKE_A_PROGRAM =
  'Ihre Meldung wurde noch nicht gesendet. Sind Ihre Angaben richtig, senden Sie sie bitte noch einmal ab.'

const PHOTOS_AGAIN = 'Bitte fügen Sie die Fotos noch einmal an.'

/** Stores a report and returns its number and secret, or the page to show again with all input. */
export async function receiveReport(request: Request, site: SiteContext) {
  const form = await formOf(request)
  const named = z.uuid().safeParse(textIn(form, 'einreichung'))
  const einreichung = named.data ?? crypto.randomUUID()
  const { values, kept, lage, data: read, errors } = readReport(form)
  const left = textIn(form, REMOVE)
  const here = kept
    .filter(kennung => kennung !== left)
    .map((kennung, place): UploadedPhoto => ({ kennung, name: `Foto ${place + 1}` }))
  const more = photosIn(form, 'fotos')
  // If there are too many photos, none is stored, so that the sender need not find out which photos are
  // missing.
  const sent =
    here.length + more.length > MOST_FOTOS
      ? { arrived: [], errors: { fotos: tooMany(here.length, more.length) } }
      : await sendAhead(site, einreichung, more, untilAnswered(request))
  const fotos: readonly UploadedPhoto[] = [...here, ...sent.arrived]
  const stay = (title: string, wrong: Readonly<Record<string, string>> = {}, nahe: readonly Schaden[] = []) =>
    ({
      was: 'seite',
      values,
      lage,
      fotos,
      einreichung,
      nahe,
      geladen: loadedFirst(textIn(form, 'geladen'), site.now),
      refused: { title, errors: wrong },
    }) as const
  if ('isAway' in sent)
    return data(stay(NOT_STORED, { ...errors, ...sent.errors }), {
      status: 503,
      headers: { ...unkept, 'retry-after': '60' },
    })
  const isPhotoWrong = Object.keys(sent.errors).length > 0
  if (left !== '') {
    const shown = { ...stay(CHECK, sent.errors), values: withoutQuestion(form, values) }
    return isPhotoWrong
      ? data(shown, { status: 422, headers: unkept })
      : data({ ...shown, refused: undefined }, { headers: unkept })
  }
  const wrong = { ...errors, ...sent.errors }
  if (!read || Object.keys(wrong).length > 0)
    return data(stay(CHECK, wrong), { status: 422, headers: unkept })
  if (!named.success || isOdd(name => textIn(form, name), site.now))
    return data(stay(LOOKS_LIKE_A_PROGRAM), { status: 422, headers: unkept })
  try {
    if (textIn(form, 'trotzdem') === '') {
      const nahe = await knownNear(site, { ...read.lage, adresse: read.adresse })
      if (nahe.length > 0) return data({ ...stay('', {}, nahe), refused: undefined }, { headers: unkept })
    }
    const angekommen = await site.cms.call(calls.schadenMelden, {
      body: { ...read, einreichung, fotos: fotos.map(({ kennung }) => kennung) },
      sender: site.sender,
    })
    return data(
      { was: 'angekommen', ...angekommen, wollteMail: read.email !== '', an: read.email } as const,
      {
        headers: unkept,
      },
    )
  } catch (error) {
    const { title, errors: atFields, status, headers } = failureOf(error, site, 'Meldung eines Schadens')
    const again = { status, headers: { ...unkept, ...headers } }
    if (!isCmsError(error) || error.code !== 'falscher-stand') return data(stay(title, atFields), again)
    // Under its id the CMS has another report already, with its photos. What was typed becomes a new one.
    const wrong = fotos.length > 0 ? { fotos: PHOTOS_AGAIN } : {}
    return data(
      { ...stay(title, wrong), einreichung: crypto.randomUUID(), fotos: [] as readonly UploadedPhoto[] },
      again,
    )
  }
}

function tooMany(here: number, more: number): string {
  const known = here === 1 ? 'Eines ist schon da' : `${here} sind schon da`
  const chosen = here === 0 ? `Sie haben ${more} gewählt` : `${known}, Sie haben ${more} dazu gewählt`
  return `Bitte höchstens ${MOST_FOTOS} Fotos: ${chosen}. Bitte wählen Sie noch einmal.`
}

/** Loads nearby reports. A failure is logged and does not prevent the report. */
async function knownNear(
  { cms, log, requestId }: SiteContext,
  query: { breite?: number; laenge?: number; adresse: string },
): Promise<readonly Schaden[]> {
  try {
    return (await cms.call(calls.schaedenNahe, { query })).data
  } catch (err) {
    log.warn({ err, requestId }, 'Schäden in der Nähe nicht ladbar')
    return []
  }
}

/** Uploads all photos. One bad photo must not lose the others. */
async function sendAhead(
  site: SiteContext,
  einreichung: string,
  photos: readonly File[],
  signal: AbortSignal,
): Promise<{ arrived: UploadedPhoto[]; errors: Readonly<Record<string, string>>; isAway?: true }> {
  const { cms, sender } = site
  const arrived: UploadedPhoto[] = []
  const faults: string[] = []
  for (const photo of photos) {
    const sent = await uploadPhoto(site, {
      photo,
      send: ({ name, bytes: file }) =>
        cms.call(calls.schadenFoto, { query: { einreichung, name }, file, sender, signal }),
      what: 'Foto eines Schadens',
      away: NO_PHOTO,
    })
    if ('kennung' in sent) arrived.push(sent)
    else if (sent.isAway) return { arrived, errors: { fotos: sent.fault }, isAway: true }
    else faults.push(sent.fault)
    if ('isOver' in sent && sent.isOver) break
  }
  return { arrived, errors: faults.length > 0 ? { fotos: faults.join(' ') } : {} }
}
