import type { SourceLocation } from '../../../../extractor/contract/source-location.ts';
import type { TypeExpression } from '../../../../extractor/contract/type-expression.ts';

/** Words with code among them. */
export type Phrase = (string | { code: string })[];

/** An exception, and the line that raises or makes it. */
interface ShownError {
  type: TypeExpression;
  source: SourceLocation;
}

/** An entry of a list of facts. */
export interface Fact {
  title: string;
  value:
    | { kind: 'command'; code: string; copyLabel: string }
    | { kind: 'types'; types: TypeExpression[] }
    | { kind: 'codes'; codes: string[] }
    /** `sources` are the lines that say it. */
    | { kind: 'phrase'; phrase: Phrase; sources?: readonly SourceLocation[] | undefined }
    | { kind: 'link'; text: string; href?: string | undefined }
    /** Exceptions, one of which is raised; none if the call returns. */
    | { kind: 'errors'; errors: ShownError[]; isConditional: boolean }
    | { kind: 'date'; date: string };
}
