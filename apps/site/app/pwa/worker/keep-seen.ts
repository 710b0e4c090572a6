import { isKeepable } from '../kept/keepable.ts'
import { ageOf, fetchAndKeep } from '../kept/kept-page.ts'
import { unterwegsPath } from '../paths.ts'

/** Within this time a page is not kept anew. */
const RECENTLY = 10 * 60_000
/** The page that is always there is renewed this often. */
const UNTERWEGS_AGE = 6 * 3_600_000

/** Keeps a page that somebody has come to inside the site, and now and then the page that is always there. */
export async function keepSeen(address: URL): Promise<void> {
  const unterwegs = new URL(unterwegsPath, address)
  if (
    address.pathname !== unterwegsPath &&
    isKeepable(address) &&
    (await ageOf('gesehen', address)) > RECENTLY
  ) {
    await fetchAndKeep('gesehen', address)
  }
  if ((await ageOf('unterwegs', unterwegs)) > UNTERWEGS_AGE) await fetchAndKeep('unterwegs', unterwegs)
}
