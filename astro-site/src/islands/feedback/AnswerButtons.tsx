import type { ReactNode } from 'react';
import { feedback as strings } from '#strings';
import type { Answer } from './entry.ts';

interface AnswerButtonsProps {
  /** Id of the question. */
  labelledBy: string;
  answer: Answer | undefined;
  isDisabled: boolean;
  onChoose: (answer: Answer) => void;
}

const ANSWERS = ['yes', 'no'] as const;

/** Yes and No; they stay in place, so that the reader can change the answer. */
export function AnswerButtons(props: AnswerButtonsProps): ReactNode {
  const { labelledBy, answer, isDisabled, onChoose } = props;
  return (
    <div role="group" aria-labelledby={labelledBy} className="feedback-answers">
      {ANSWERS.map((each) => (
        <button
          key={each}
          type="button"
          aria-pressed={each === answer}
          aria-disabled={isDisabled}
          onClick={() => {
            onChoose(each);
          }}
        >
          {strings[each]}
        </button>
      ))}
    </div>
  );
}
