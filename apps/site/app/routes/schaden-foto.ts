import { calls, fotokennung, schadensnummer } from '@rathausplatz/contract'
import { nothingHere } from '../answers/for-machines.ts'
import { siteOf } from '../cms/site-context.ts'
import { servePhoto } from '../photos/serve-photo.ts'
import type { Route } from './+types/schaden-foto'

/** Serves a public photo. */
export async function loader({ context, params }: Route.LoaderArgs): Promise<Response> {
  const nummer = schadensnummer.safeParse(params.nummer)
  const kennung = fotokennung.safeParse(params.kennung)
  if (!nummer.success || !kennung.success) return nothingHere()
  const asked = { nummer: nummer.data, kennung: kennung.data }
  return servePhoto(siteOf(context).cms.call(calls.schadenBild, { params: asked }), {
    'cache-control': 'no-cache',
  })
}
