import { ABFALL_PFAD, isCmsError } from '@rathausplatz/contract'
import { placePath, sheetPdfPath, YearSheet } from '@rathausplatz/templates/abfall'
import { Breadcrumb, ButtonLink, Link, useHydrated } from '@rathausplatz/ui'
import { Button } from '@rathausplatz/ui/form'
import { data } from 'react-router'
import styles from '../abfall/abfall-jahr.module.css'
import { binsIn, loadYear } from '../abfall/load-year.ts'
import { siteOf } from '../cms/site-context.ts'
import { notFound } from '../errors/not-found.ts'
import { takeNothing } from '../errors/refusal.ts'
import { RouteError } from '../errors/route-error.tsx'
import { orLeave } from '../pwa/connection/leave-to-browser.ts'
import type { Route } from './+types/abfall-jahr'

/** Shows the waste calendar of a street as a poster to view and print. */
export async function loader({ context, params, url }: Route.LoaderArgs) {
  const { cms, log, requestId } = siteOf(context)
  const tonnen = binsIn(url.searchParams)
  const blatt = await loadYear(cms, params, tonnen).catch((error: unknown) => {
    if (!isCmsError(error))
      log.error({ err: error, path: url.pathname, requestId }, 'Jahresblatt nicht ladbar')
    return undefined
  })
  if (!blatt) throw notFound()
  return data({ blatt, tonnen, back: placePath(ABFALL_PFAD, blatt.ort.id, tonnen) })
}

export const clientLoader = ({ serverLoader, request }: Route.ClientLoaderArgs) =>
  orLeave(serverLoader(), request)

export const action = takeNothing

export function meta({ loaderData, matches }: Route.MetaArgs) {
  const town = matches[0].loaderData?.stadt?.name ?? ''
  const title = loaderData ? `Abfuhrkalender ${loaderData.blatt.jahr}, ${loaderData.blatt.ort.name}` : ''
  return [
    { title: [title, town].filter(Boolean).join(' – ') },
    // Not indexed, because there is one page per street and year; search engines should find the page with
    // the choice of streets.
    { name: 'robots', content: 'noindex' },
  ]
}

export default function AbfallJahr({ loaderData: { blatt, tonnen, back } }: Route.ComponentProps) {
  const { jahr, ort } = blatt
  return (
    <>
      <Breadcrumb
        items={[
          { title: 'Startseite', href: '/' },
          { title: 'Abfuhrtermine', href: back },
          { title: `Abfuhrkalender ${jahr}`, href: '' },
        ]}
      />
      <main id="inhalt" tabIndex={-1} className={styles.seite}>
        <div className={styles.kopf}>
          <h1>
            Abfuhrkalender {jahr} <span>{ort.name}</span>
          </h1>
          <div className={styles.taten}>
            <PrintButton />
            <ButtonLink href={sheetPdfPath(ort.id, jahr, tonnen)} look="outline" download>
              Als PDF
            </ButtonLink>
            <Link href={back}>Zu den nächsten Terminen</Link>
          </div>
        </div>
        <YearSheet blatt={blatt} heading="h2" />
      </main>
    </>
  )
}

/** Shown only with scripts; without scripts, visitors use the print function of the browser. */
function PrintButton() {
  if (!useHydrated()) return null
  return (
    <Button type="button" onClick={() => window.print()}>
      Drucken
    </Button>
  )
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <RouteError error={error} />
}
