// The themes after that of the town, over which they are laid.
import.meta.glob(['./*.css', '!./default.css'], { eager: true })
