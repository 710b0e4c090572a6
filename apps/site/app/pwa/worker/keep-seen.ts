import { isKeepable } from '../kept/keepable.ts'
import { ageOf, fetchAndKeep } from '../kept/kept-page.ts'
import { unterwegsPath } from '../paths.ts'

/** Time in ms within which a page is not kept again. */
const RECENTLY = 10 * 60_000
/** Interval at which the offline page is renewed, in ms. */
const UNTERWEGS_AGE = 6 * 3_600_000

/** Keeps a page that the visitor has navigated to, and renews the offline page from time to time. */
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
