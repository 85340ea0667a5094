"""How every shipped weight of Voice and emotion was made: ``python -m engines.adept.train probes|text|grpo``."""
