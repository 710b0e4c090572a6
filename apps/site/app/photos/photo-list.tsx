import styles from './photos.module.css'

type PhotoListProps = {
  photos: readonly { readonly src: string; readonly alt: string }[]
}

/** Photos of residents, each with words for people who do not see it. */
export const PhotoList = ({ photos }: PhotoListProps) =>
  photos.length > 0 && (
    <div className={styles.fotos}>
      {photos.map(({ src, alt }) => (
        <img key={src} src={src} alt={alt} loading="lazy" decoding="async" />
      ))}
    </div>
  )
