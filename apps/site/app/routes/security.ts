import { calls } from '@rathausplatz/contract'
import { answerMachine, nothingHere, refuseToTake, unanswered } from '../answers/for-machines.ts'
import { siteOf } from '../cms/site-context.ts'
import { securityTxt } from '../sitemap/security-txt.ts'
import type { Route } from './+types/security'

const A_DAY = 86_400

/**
 * Serves security.txt. Without an e-mail address of the town it would have no contact, so it answers 404
 * then.
 */
export async function loader({ context, request }: Route.LoaderArgs) {
  const { cms, publicUrl, now } = siteOf(context)
  try {
    const { email } = await cms.call(calls.stadt, {})
    if (!email) return nothingHere()
    const body = securityTxt({ email, publicUrl, now })
    return answerMachine(request, { body, type: 'text/plain', maxAge: A_DAY })
  } catch (error) {
    return unanswered(error)
  }
}

export const action = refuseToTake
