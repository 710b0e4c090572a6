import { notruf, waehle } from '@rathausplatz/contract/notrufe'
import { Link, telephoneLink } from '@rathausplatz/ui'
import { useRouteLoaderData } from 'react-router'
import type { loader as rootLoader } from '../root.tsx'

/** Names the telephone number for urgent damages. */
export function Urgent() {
  const { bereitschaft = '', telefon = '' } = useRouteLoaderData<typeof rootLoader>('root')?.stadt ?? {}
  const number = bereitschaft || telefon
  return (
    <p>
      Kann jemand zu Schaden kommen? Dann rufen Sie bitte an
      {number && (
        <>
          : <Link href={telephoneLink(number)}>{number}</Link>
        </>
      )}
      {bereitschaft && ', Tag und Nacht'}, im Notfall{' '}
      <Link href={waehle('feuerwehr')}>{notruf('feuerwehr')}</Link>.
    </p>
  )
}
