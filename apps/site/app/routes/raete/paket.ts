import { calls } from '@rathausplatz/contract'
import { siteOf } from '../../cms/site-context.ts'
import { fileForWhoAsks } from '../../files/protected-file.ts'
import type { Route } from './+types/paket'

/** All papers of a meeting as one PDF, for the member who asks; with `?notizen=an` their own notes stand in it. */
export const loader = (args: Route.LoaderArgs): Promise<Response> =>
  fileForWhoAsks(args, 'raete', token =>
    siteOf(args.context).cms.call(calls.raetePaket, {
      params: { id: args.params.id },
      query: args.url.searchParams.get('notizen') === 'an' ? { notizen: 'an' } : {},
      token,
    }),
  )
