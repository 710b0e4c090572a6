export { HERO_INTERVAL, useAutoplay } from './autoplay/use-autoplay.ts'
export { Bild } from './bild/bild.tsx'
export { Bildrahmen } from './bildrahmen/bildrahmen.tsx'
export { Breadcrumb } from './breadcrumb/breadcrumb.tsx'
export { ArrowLink, ButtonLink } from './button-link/button-link.tsx'
export { Carousel, type SlidesPerView } from './carousel/carousel.tsx'
export { Copyright } from './copyright/copyright.tsx'
export { DateBadge } from './date-badge/date-badge.tsx'
export {
  formatAppointment,
  formatDate,
  formatDayInWords,
  formatMonth,
  formatTime,
  formatWeekday,
  sameDay,
} from './dates/dates.ts'
export { disclosure } from './disclosure/disclosure.ts'
export { formatEuro } from './euro/euro.ts'
export { formatFileSize } from './file-size/file-size.ts'
export { Filter, FilterInput, FilterSelect } from './filter/filter.tsx'
export { Fold } from './fold/fold.tsx'
export { useHydrated } from './hydrated/use-hydrated.ts'
export { Icon } from './icon/icon.tsx'
export { Letters } from './letters/letters.tsx'
export { Link } from './link/link.tsx'
export { QueryProvider, useQuery } from './link/query-context.tsx'
export { ListRow } from './list-row/list-row.tsx'
export { MailLink } from './mail-link/mail-link.tsx'
export { noBreak } from './no-break/no-break.ts'
export { Paging } from './paging/paging.tsx'
export { allowsParallax, PARALLAX_SPEED, useParallax } from './parallax/use-parallax.ts'
export { RichText } from './rich-text/rich-text-view.tsx'
export { SearchField, SearchFieldContext, type SearchFieldProps } from './search-field/search-field.tsx'
export { EntryPlace, Section, StandingPlace } from './section/section.tsx'
export { stackedTable } from './stacked-table/stacked-table.ts'
export { telephoneLink } from './telephone/telephone.ts'
export { inkOn, zeichenOf } from './tonne/drawings.ts'
export { Tonne, Tonnenmarke, type TonneProps } from './tonne/tonne.tsx'
export { unseen, VisuallyHidden, visuallyHidden } from './visually-hidden/visually-hidden.tsx'
export { wholeLink } from './whole-link/whole-link.ts'
