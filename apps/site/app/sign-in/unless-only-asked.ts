import type { ShouldRevalidateFunctionArgs } from 'react-router'
import { pageOf } from '../sessions/realms.ts'

/** Prevents a reload after the options for a passkey were fetched, which changes no data of the page. */
export function unlessOnlyAsked({
  formAction,
  defaultShouldRevalidate,
}: ShouldRevalidateFunctionArgs): boolean {
  return formAction === pageOf('redaktion', 'passkey') ? false : defaultShouldRevalidate
}
