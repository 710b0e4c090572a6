import { calls, schadenskategorie, schadenskategorien } from '@rathausplatz/contract'
import { ButtonLink, Fold, Link, Paging } from '@rathausplatz/ui'
import { siteOf } from '../cms/site-context.ts'
import { refusal } from '../errors/refusal.ts'
import { RouteError } from '../errors/route-error.tsx'
import { failureOf } from '../forms/failure.ts'
import { FormPage } from '../forms/form-page.tsx'
import { pageNumber, requirePage } from '../room/page-number.ts'
import { DamageList } from '../schaden/damage-list.tsx'
import { DamageMap, numbersOf } from '../schaden/karte/damage-map.tsx'
import { loadSheet } from '../schaden/karte/load-sheet.ts'
import styles from '../schaden/schaden.module.css'
import { DAMAGES } from '../schaden/schaden-page.tsx'
import { Urgent } from '../schaden/urgent.tsx'
import type { Route } from './+types/schaeden'

const STATES = { alle: 'Alle', offen: 'Offen', beendet: 'Erledigt oder abgelehnt' } as const
type Shown = keyof typeof STATES

/** Loads the list; invalid values in the address are ignored. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const site = siteOf(context)
  const given = url.searchParams
  const stand = (Object.keys(STATES) as Shown[]).find(one => one === given.get('stand')) ?? 'alle'
  const kategorie = schadenskategorie.safeParse(given.get('kategorie')).data
  const seite = pageNumber(given)
  const [{ data, pagination }, sheet] = await Promise.all([
    site.cms.call(calls.schaeden, { query: { stand, kategorie, seite } }),
    loadSheet(site),
  ]).catch((error: unknown) => {
    const { hint, status, headers } = failureOf(error, site, 'Gemeldete Schäden')
    throw refusal({ status, hint }, headers)
  })
  requirePage({ page: seite, pages: pagination?.pages, entries: data.length })
  return {
    schaeden: data,
    pagination: { page: seite, pages: pagination?.pages ?? seite },
    // Not `stand`: this name is taken by the age of kept pages.
    gewaehlt: stand,
    kategorie: kategorie ?? ('' as const),
    sheet,
  }
}

export default function Schaeden({ loaderData }: Route.ComponentProps) {
  const { schaeden, pagination, gewaehlt: stand, kategorie, sheet } = loaderData
  const hrefOf = (more: { stand?: string; kategorie?: string; seite?: number }) => {
    const query = new URLSearchParams(
      Object.entries({ stand, kategorie, ...more })
        .filter(([, value]) => value && value !== 'alle')
        .map(([name, value]) => [name, String(value)]),
    )
    return query.size > 0 ? `${DAMAGES}?${query}` : DAMAGES
  }
  return (
    <FormPage heading="Gemeldete Schäden">
      <p>Was kaputt ist, was wir daran tun und warum. Jede Meldung sehen wir uns an, bevor sie hier steht.</p>
      <Urgent />
      <p className={styles.schritte}>
        <ButtonLink href={`${DAMAGES}/neu`}>Schaden melden</ButtonLink>
        <Link href={`${DAMAGES}/stand`}>Wo ist meine Meldung?</Link>
      </p>
      <nav aria-label="Stand">
        <ul role="list" className={styles.wahl}>
          {Object.entries(STATES).map(([one, label]) => (
            <li key={one}>
              <Link href={hrefOf({ stand: one })} stay aria-current={one === stand ? 'true' : undefined}>
                {label}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
      <Fold
        label={`Was kaputt ist: ${kategorie === '' ? 'alles' : schadenskategorien[kategorie].name}`}
        until={640}
      >
        <nav aria-label="Was kaputt ist">
          <ul role="list" className={styles.wahl}>
            {[
              ['', 'Alles'] as const,
              ...Object.entries(schadenskategorien).map(([key, { name }]) => [key, name] as const),
            ].map(([key, name]) => (
              <li key={key}>
                <Link
                  href={hrefOf({ kategorie: key })}
                  stay
                  aria-current={key === kategorie ? 'true' : undefined}
                >
                  {name}
                </Link>
              </li>
            ))}
          </ul>
        </nav>
      </Fold>
      {sheet && <DamageMap sheet={sheet} schaeden={schaeden} />}
      {schaeden.length === 0 ? (
        <p>Hier steht zurzeit nichts.</p>
      ) : (
        <DamageList schaeden={schaeden} numbers={numbersOf(sheet, schaeden)} />
      )}
      <Paging {...pagination} hrefOf={page => hrefOf({ seite: page })} />
    </FormPage>
  )
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <RouteError error={error} />
}
