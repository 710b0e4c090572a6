import { AlreadySaid } from './start-failure.ts'

/** What `npm start` says when the site stands. */
const BUILT = 'gebaut'

/** Resolves when the site stands: at once but where `npm start` says that it is building, and will say when it is done. */
export async function siteIsBuilt(): Promise<void> {
  if (process.env['RATHAUSPLATZ_BAU'] !== 'laeuft') return
  await new Promise<void>((resolve, reject) => {
    process.once('message', message => message === BUILT && resolve())
    process.once('disconnect', () => reject(new AlreadySaid('npm start ended before the site was built')))
  })
  process.disconnect?.()
}
