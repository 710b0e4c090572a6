/** What `npm start` says when the site stands. */
const BUILT = 'gebaut'

/**
 * Resolves when the site stands: at once but where `npm start` says that it is building, and will say when it is done. False
 * where it has gone before.
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
