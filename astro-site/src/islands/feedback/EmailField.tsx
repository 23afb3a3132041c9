import type { ReactNode, Ref } from 'react';
import { feedback as strings } from '#strings';
import { MAX_EMAIL } from './entry.ts';

interface EmailFieldProps {
  ref: Ref<HTMLInputElement>;
  value: string;
  isInvalid: boolean;
  isReadOnly: boolean;
  onWrite: (value: string) => void;
}

/** The optional address, with its purpose and, if it is invalid, what to do. */
export function EmailField({
  ref,
  value,
  isInvalid,
  isReadOnly,
  onWrite,
}: EmailFieldProps): ReactNode {
  return (
    <div className="feedback-field">
      <label htmlFor="feedback-email">{strings.email}</label>
      <input
        ref={ref}
        id="feedback-email"
        type="email"
        name="email"
        autoComplete="email"
        maxLength={MAX_EMAIL}
        aria-invalid={isInvalid}
        aria-describedby={
          isInvalid ? 'feedback-email-error feedback-email-note' : 'feedback-email-note'
        }
        readOnly={isReadOnly}
        value={value}
        onChange={({ target }) => {
          onWrite(target.value);
        }}
      />
      {isInvalid && (
        <p id="feedback-email-error" className="feedback-error">
          {strings.emailInvalid}
        </p>
      )}
      <p id="feedback-email-note" className="feedback-note">
        {strings.emailNote}
      </p>
    </div>
  );
}
