import type { EigenesFoto } from '@rathausplatz/contract'
import { PhotoList } from '../photos/photo-list.tsx'

type OwnPhotosProps = {
  readonly fotos: readonly EigenesFoto[]
  /** Address of the author's page. */
  readonly path: string
}

/** The photos of an entry for its author, also those that the town does not show. */
export const OwnPhotos = ({ fotos, path }: OwnPhotosProps) =>
  fotos.length > 0 && (
    <>
      <h2>Ihre Fotos</h2>
      <PhotoList
        photos={fotos.map(({ kennung, beschreibung, zeigen }) => ({
          src: `${path}/fotos/${kennung}`,
          alt: beschreibung,
          note: zeigen ? undefined : 'Dieses Foto zeigen wir anderen nicht.',
        }))}
      />
    </>
  )
