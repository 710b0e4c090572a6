import { calls, fotokennung } from '@rathausplatz/contract'
import { nothingHere } from '../answers/for-machines.ts'
import { keyIn, ofHolder } from '../answers/of-holder.ts'
import { siteOf } from '../cms/site-context.ts'
import { servePhoto } from '../photos/serve-photo.ts'
import type { Route } from './+types/schaden-eigenes-foto'

/** Serves a photo to the sender of the report. */
export async function loader({ context, params }: Route.LoaderArgs): Promise<Response> {
  const kennung = fotokennung.safeParse(params.kennung)
  if (!kennung.success) return nothingHere()
  const asked = { schluessel: keyIn(params), kennung: kennung.data }
  return servePhoto(siteOf(context).cms.call(calls.schadenEigenesBild, { params: asked }), ofHolder)
}
