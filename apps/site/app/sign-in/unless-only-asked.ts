import type { ShouldRevalidateFunctionArgs } from 'react-router'
import { pageOf } from '../sessions/realms.ts'

/** Fetching passkey options changes no data of the page. */
export function unlessOnlyAsked({
  formAction,
  defaultShouldRevalidate,
}: ShouldRevalidateFunctionArgs): boolean {
  return formAction === pageOf('redaktion', 'passkey') ? false : defaultShouldRevalidate
}
