import { Link, telephoneLink } from '@rathausplatz/ui'
import { useRouteLoaderData } from 'react-router'
import type { loader as rootLoader } from '../root.tsx'

/** Says what a visitor can do who has lost the secret of a number: it is stored as a hash, and in no mail. */
export function LostSecret() {
  const telefon = useRouteLoaderData<typeof rootLoader>('root')?.stadt?.telefon
  return (
    <p>
      Sie haben das Kennwort nicht mehr? Aus Gründen des Datenschutzes steht es in keiner E-Mail, und auch wir
      kennen es nicht. Auskunft geben wir Ihnen trotzdem: Rufen Sie uns an
      {telefon && (
        <>
          , <Link href={telephoneLink(telefon)}>{telefon}</Link>,
        </>
      )}{' '}
      und nennen Sie die Nummer.
    </p>
  )
}
