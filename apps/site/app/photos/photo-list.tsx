import styles from './photos.module.css'

type PhotoListProps = {
  photos: readonly {
    readonly src: string
    /** Words for people who do not see the photo. */
    readonly alt: string
    /** A sentence below the photo. */
    readonly note?: string | undefined
  }[]
}

/** Photos of residents. */
export const PhotoList = ({ photos }: PhotoListProps) =>
  photos.length > 0 && (
    <div className={styles.fotos}>
      {photos.map(({ src, alt, note }) => {
        const image = <img key={src} src={src} alt={alt} loading="lazy" decoding="async" />
        return note ? (
          <figure key={src}>
            {image}
            <figcaption>{note}</figcaption>
          </figure>
        ) : (
          image
        )
      })}
    </div>
  )
