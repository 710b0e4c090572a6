import { calls, fotokennung } from '@rathausplatz/contract'
import { keyIn, ofHolder } from '../answers/of-holder.ts'
import { siteOf } from '../cms/site-context.ts'
import { notFound } from '../errors/not-found.ts'
import { sendPhoto } from '../schaden/send-photo.ts'
import type { Route } from './+types/schaden-eigenes-foto'

/** A photo for whoever reported it. */
export function loader({ context, params }: Route.LoaderArgs): Promise<Response> {
  const kennung = fotokennung.safeParse(params.kennung)
  if (!kennung.success) throw notFound()
  const asked = { schluessel: keyIn(params), kennung: kennung.data }
  return sendPhoto(siteOf(context).cms.call(calls.schadenEigenesBild, { params: asked }), ofHolder)
}
