import { calls, fotokennung, pinnwandkennung } from '@rathausplatz/contract'
import { nothingHere } from '../answers/for-machines.ts'
import { siteOf } from '../cms/site-context.ts'
import { servePhoto } from '../photos/serve-photo.ts'
import type { Route } from './+types/pinnwand-foto'

/** Serves a photo of a public entry. */
export async function loader({ context, params }: Route.LoaderArgs): Promise<Response> {
  const nummer = pinnwandkennung.safeParse(params.nummer)
  const kennung = fotokennung.safeParse(params.kennung)
  if (!nummer.success || !kennung.success) return nothingHere()
  const asked = { nummer: nummer.data, kennung: kennung.data }
  return servePhoto(siteOf(context).cms.call(calls.pinnwandBild, { params: asked }), {
    'cache-control': 'no-cache',
  })
}
