import type { ShouldRevalidateFunctionArgs } from 'react-router'
import { pageOf } from '../sessions/realms.ts'

/** What a browser is to be asked with changes nothing of a page. */
export function unlessOnlyAsked({
  formAction,
  defaultShouldRevalidate,
}: ShouldRevalidateFunctionArgs): boolean {
  return formAction === pageOf('redaktion', 'passkey') ? false : defaultShouldRevalidate
}
