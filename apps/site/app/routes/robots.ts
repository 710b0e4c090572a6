import { answerMachine, refuseToTake } from '../answers/for-machines.ts'
import { siteOf } from '../cms/site-context.ts'
import { robotsTxt } from '../sitemap/robots-txt.ts'
import type { Route } from './+types/robots'

const A_DAY = 86_400

export function loader({ context, request }: Route.LoaderArgs) {
  const body = robotsTxt(siteOf(context).publicUrl)
  return answerMachine(request, { body, type: 'text/plain', maxAge: A_DAY })
}

export const action = refuseToTake
