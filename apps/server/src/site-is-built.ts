/** Message of `npm start` once the site is built. */
const BUILT = 'gebaut'

/**
 * Resolves once the site is built: at once, unless `npm start` reports that it is building. False if `npm
 * start` ends before.
 */
export async function siteIsBuilt(): Promise<boolean> {
  if (process.env['RATHAUSPLATZ_BAU'] !== 'laeuft') return true
  const stands = await new Promise<boolean>(resolve => {
    process.once('message', message => resolve(message === BUILT))
    process.once('disconnect', () => resolve(false))
    if (!process.connected) resolve(false)
  })
  if (process.connected) process.disconnect?.()
  return stands
}
