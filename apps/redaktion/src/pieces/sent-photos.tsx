import type { ReactNode } from 'react'
import styles from './sent-photos.module.css'

type SentPhotosProps = {
  readonly photos: readonly {
    readonly src: string
    /** What it shows, if its sender said so. */
    readonly words?: string
    /** Its state and steps. */
    readonly below?: ReactNode
  }[]
}

/** Photos that a resident sent, large enough to judge; each opens in full size. */
export const SentPhotos = ({ photos }: SentPhotosProps) =>
  photos.length > 0 && (
    <div className={styles.fotos}>
      {photos.map(({ src, words, below }, index) => (
        <figure key={src}>
          <a href={src} target="_blank" rel="noreferrer">
            <img
              src={src}
              alt={`Foto ${index + 1}${words ? `: ${words},` : ''} in voller Größe (öffnet ein Fenster)`}
            />
          </a>
          {(words || below) && (
            <figcaption>
              {words && <p>{words}</p>}
              {below}
            </figcaption>
          )}
        </figure>
      ))}
    </div>
  )
