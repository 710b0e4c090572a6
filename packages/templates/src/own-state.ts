import { type Cms, calls } from '@rathausplatz/contract'

/**
 * Returns the official key of the town, from which its state follows; empty if the town does not say it or
 * cannot be asked. Then texts name the law of no state.
 */
export const agsOf = (cms: Cms): Promise<string> =>
  cms.call(calls.stadt, {}).then(
    ({ ags }) => ags,
    () => '',
  )
