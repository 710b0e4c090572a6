import { randomInt } from 'node:crypto'
import { isPublicPage } from '@rathausplatz/contract/public-page'
import type { Config } from '../settings/config.ts'
import type { Letter } from './outbox.ts'

const LONGEST_ADDRESS = 500

/**
 * Returns the path of a public page of this site, without its query except the page number of a list;
 * undefined for all else.
 */
export function viewedPath(address: string, publicUrl: string): string | undefined {
  const url = address.length <= LONGEST_ADDRESS ? URL.parse(address, publicUrl) : null
  if (!address.startsWith('/') || url?.origin !== publicUrl || !isPublicPage(url.pathname)) return undefined
  const seite = url.searchParams.get('seite') ?? ''
  return url.pathname + (/^\d{1,4}$/.test(seite) ? `?seite=${seite}` : '')
}

/**
 * Builds one page view for Matomo. It has no cookie, identifier or IP address, so no visitor can be
 * recognised and every view counts as a visit of its own.
 */
export function viewLetter(
  { url, siteId }: NonNullable<Config['matomo']>,
  publicUrl: string,
  path: string,
): Letter {
  const values = {
    idsite: siteId,
    rec: '1',
    apiv: '1',
    send_image: '0',
    cookie: '0',
    bots: '1',
    new_visit: '1',
    url: publicUrl + path,
    rand: String(randomInt(1e9)),
  }
  return {
    url: `${url}/matomo.php`,
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: String(new URLSearchParams(values)),
  }
}
