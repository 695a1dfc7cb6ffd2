import type { AgreementEvent, SigningParty } from 'shared-contract/agreement/signing';
import type { AustralianState } from 'shared-contract/place/suburb';

/** A person who signed, with the proof of the signature. */
export type SignedParty = {
  role: SigningParty['role'];
  name: string;
  email: string;
  acceptedAt: Date | null;
  signedAt: Date;
  signature: { kind: 'typed'; name: string } | { kind: 'drawn'; name: string; image: Uint8Array };
  /** Where the request came from, or null when it is not known. */
  signedFrom: string | null;
};

/** What the evidence page shows of a round of signing. */
export type SigningEvidence = {
  /** The id of the round. */
  id: string;
  address: string;
  /** The state of the property, whose form names the parties. */
  state: AustralianState;
  /** The IANA zone of the property, in which times are shown. */
  timeZone: string;
  sentAt: Date;
  signedAt: Date;
  /** SHA-256 of the exact PDF that everyone signed, in hexadecimal. */
  documentSha256: string;
  parties: readonly SignedParty[];
  events: readonly { at: Date; by: string; kind: AgreementEvent['kind']; note: string }[];
};
