import { loadState } from '../../raete/paket/load-state.ts'
import type { Route } from './+types/paket-stand'

/** For the device that keeps a packet: whether there is another, and the agenda to it. */
export const loader = (args: Route.LoaderArgs): Promise<Response> => loadState(args, args.params.id)
