import { redirect } from 'react-router'
import { spelledAsOurs } from './realms.ts'

/**
 * Redirects requests, also those that send a form, to the canonical address of a realm. The redirect is not
 * cached, because the address may contain a secret.
 */
export async function inOneSpelling(
  { url: { pathname, search } }: { url: URL },
  next: () => Promise<Response>,
): Promise<Response> {
  const ours = spelledAsOurs(pathname)
  if (ours === undefined || ours === pathname) return next()
  throw redirect(ours + search, { status: 308, headers: { 'cache-control': 'private, no-store' } })
}
