import { calls } from '@rathausplatz/contract'
import { answerMachine, nothingHere, refuseToTake, unanswered } from '../answers/for-machines.ts'
import { siteOf } from '../cms/site-context.ts'
import { securityTxt } from '../sitemap/security-txt.ts'
import type { Route } from './+types/security'

const A_DAY = 86_400

/**
 * Serves security.txt. If the town has no e-mail address, the file would have no contact, so the answer is
 * 404.
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
