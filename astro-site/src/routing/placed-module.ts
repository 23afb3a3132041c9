import type { ModelPart } from './model-parts.ts';
import type { SharedModels } from './shared-models.ts';
import type { ShownModule } from './shown-modules.ts';

/** A module with a page. */
export interface PlacedModule extends ShownModule {
  /**
   * Whether its classes and functions have their own pages, because one page would be too large.
   */
  isSplit: boolean;
  /** The pages that list its models, if there are too many for its own page. */
  modelParts: ModelPart[];
  /**
   * Where the small models of a large package are documented: on this module's page, or on pages that
   * they share. In other packages, each model has its own page.
   */
  shared: SharedModels[];
}
