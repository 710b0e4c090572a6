import { type CallAnswer, type Calls, calls, isCmsError, isNoData } from '@rathausplatz/contract'
import { berlinDay, fullDay } from '@rathausplatz/time'
import { forHolder } from '../ansicht/ansicht.ts'
import { drawAnsicht, isPage, spracheOf } from '../ansicht/draw-ansicht.ts'
import { type Note, notePage } from '../ansicht/note-page.ts'
import { ownPath } from '../answers/own-address.ts'
import { siteOf } from '../cms/site-context.ts'
import type { Route } from './+types/vorschau-link'

/** Shows a draft to a person who has a valid preview link (decision 0068). */
export async function loader(args: Route.LoaderArgs): Promise<Response> {
  const answer = await answerTo(args)
  // The draft is not indexed and not cached, and its address is not sent to other websites.
  answer.headers.set('x-robots-tag', 'noindex, nofollow')
  answer.headers.set('cache-control', 'private, no-store')
  answer.headers.set('referrer-policy', 'no-referrer')
  return answer
}

type Draft = CallAnswer<Calls['vorschau']>

async function answerTo(args: Route.LoaderArgs): Promise<Response> {
  const { request, context, params, url } = args
  const { schluessel } = params
  const site = siteOf(context)
  try {
    const found = await site.cms.call(calls.vorschau, {
      params: { schluessel },
      query: { sprache: spracheOf(url) },
      sender: site.sender,
    })
    if (ownPath(found.pfad) === undefined) return notePage(args, ended)
    const ansicht = forHolder(schluessel, wordsOf(found), found.dateien)
    const page = await drawAnsicht(site, { request, url, pfad: found.pfad, found, ansicht })
    return isPage(page) ? page : notePage(args, ended)
  } catch (error) {
    if (isCmsError(error) && error.code === 'zu-viele') {
      const answer = await notePage(args, { ...later, text: `<p>${error.message}</p>`, status: 429 })
      if (error.retryAfter) answer.headers.set('retry-after', String(error.retryAfter))
      return answer
    }
    if (isNoData(error)) return notePage(args, later)
    // The key is invalid or expired.
    if (isCmsError(error)) return notePage(args, ended)
    throw error
  }
}

const wordsOf = ({ gueltig_bis }: Draft) =>
  `Vorschau eines Entwurfs, noch nicht veröffentlicht. Dieser Link gilt bis ${fullDay(berlinDay(new Date(gueltig_bis)))}.`

const ended: Note = {
  status: 410,
  title: 'Dieser Link gilt nicht mehr',
  text: `<p>Über diesen Link war ein Entwurf einige Tage lang zu sehen. Er ist abgelaufen oder wurde beendet. Vielleicht fehlt auch ein Teil der Adresse.</p>
<p>Bitte fragen Sie die Person, die Ihnen den Link geschickt hat: Sie kann Ihnen einen neuen geben. Das Rathaus erreichen Sie auf der Seite <a href="/kontakt">Kontakt</a>.</p>`,
}

const later: Note = {
  status: 503,
  title: 'Bitte versuchen Sie es später noch einmal',
  text: '<p>Der Entwurf lässt sich gerade nicht zeigen. Ihr Link gilt weiter.</p>',
}
