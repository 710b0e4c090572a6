import { calls } from '@rathausplatz/contract'
import { siteOf } from '../../cms/site-context.ts'
import { fileForWhoAsks } from '../../files/protected-file.ts'
import type { Route } from './+types/paket'

/** Serves all papers of a meeting as one PDF to the member; `?notizen=an` includes their own notes. */
export const loader = (args: Route.LoaderArgs): Promise<Response> =>
  fileForWhoAsks(args, 'raete', token =>
    siteOf(args.context).cms.call(calls.raetePaket, {
      params: { id: args.params.id },
      query: args.url.searchParams.get('notizen') === 'an' ? { notizen: 'an' } : {},
      token,
    }),
  )
